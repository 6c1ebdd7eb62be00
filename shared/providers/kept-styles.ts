import { createCache } from '@ant-design/cssinjs';

/**
 * What antd wrote into the page for its components, kept when the last of a kind is gone: otherwise each page that is left takes its
 * variables with it, and the browser works out the styles of all that is there anew, while somebody waits for the next page.
 */
export const keptStyles = createCache();

// Each entry has the number of components that use it, and goes with the last: one more than there are stays.
const update = keptStyles.opUpdate.bind(keptStyles);
keptStyles.opUpdate = (path, next) =>
  update(path, (known) => {
    const entry = next(known);
    return entry && !known ? [entry[0] + 1, entry[1]] : entry;
  });
