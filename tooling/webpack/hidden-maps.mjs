import webpack from 'webpack';

/** Folder of a release's source maps. They are kept with it, and the gateway serves none. */
const MAPS = 'maps';

/** Name of the map that belongs to a file. */
export function mapOf(file) {
  return `${MAPS}/${file}.map`;
}

/** Source maps that no script mentions: for whoever has an error's line and column, not for browsers. */
export function hiddenMaps() {
  return new webpack.SourceMapDevToolPlugin({ test: /\.js$/, filename: mapOf('[file]'), append: false });
}
