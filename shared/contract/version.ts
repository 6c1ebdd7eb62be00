import shared from '../package.json' with { type: 'json' };

/** Version of the calls that this source describes, as `npm run contract` sets it: the server says it to whoever activates. */
export const API_VERSION = shared.apiVersion;
