import { PRIVATE_QUERY } from '../contract';

export { PRIVATE_QUERY };

/** What people type may be a patient's name: it stays out of addresses, which proxies and browsers keep. */
const PRIVATE = ['search', 'filter'];

/** The address of a call without what is private, and that as a form's text; empty where there is none. */
export function splitQuery(url: string): { readonly address: string; readonly secret: string } {
  const [path = '', query = ''] = url.split('?');
  const params = [...new URLSearchParams(query)];
  const write = (isPrivate: boolean): string =>
    new URLSearchParams(params.filter(([name]) => PRIVATE.includes(name) === isPrivate)).toString();
  const rest = write(false);
  return { address: path + (rest && `?${rest}`), secret: write(true) };
}
