import { createHash } from 'node:crypto';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import webpack from 'webpack';
import { mapOf } from './hidden-maps.mjs';
import { shiftMap } from './shift-map.mjs';

const { Compilation, RuntimeGlobals, RuntimeModule } = webpack;
const { LoadScriptRuntimeModule } = webpack.runtime;
const NAME = 'GuardedChunksPlugin';
const PLACEHOLDER = 'portal-integrity-of-chunks';
const MARK = new RegExp(`["'\`]${PLACEHOLDER}["'\`]`);
const INTEGRITY = '__webpack_require__.integrity';

/**
 * Lazy chunks, scripts and styles alike: only what was released runs, and one that does not come is asked for again.
 *
 * The hashes of all chunks stand in the runtime inside the entry, whose own hash stands in the signed feed. (webpack's usual
 * plugin for this leaves lazy styles out.) A chunk whose hash is not known is refused by the browser like a wrong one.
 */
export class GuardedChunksPlugin {
  apply(compiler) {
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      this.guardTags(compilation);
      compilation.hooks.additionalTreeRuntimeRequirements.tap(NAME, (chunk) => {
        // A worker is one file, whose own hash stands in the entry's table.
        if (isWorker(chunk)) return;
        compilation.addRuntimeModule(chunk, new GuardRuntimeModule());
      });
      // After the names of the chunks are final. An entry's name has no hash, so its content may still change.
      const stage = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_HASH + 1;
      compilation.hooks.processAssets.tap({ name: NAME, stage }, () => fillIn(compilation));
    });
  }

  guardTags(compilation) {
    const { createScript } = LoadScriptRuntimeModule.getCompilationHooks(compilation);
    createScript.tap(NAME, (source) => `${source}\n${guarded('script', 'url')}`);
    const { beforeTagInsert } = MiniCssExtractPlugin.getCompilationHooks(compilation);
    beforeTagInsert.tap(NAME, (source, { tag, href }) => `${source}\n${guarded(tag, href)}`);
  }
}

function isWorker(chunk) {
  return chunk.getEntryOptions()?.worker === true;
}

function guarded(tag, address) {
  const path = `${address}.slice(${RuntimeGlobals.publicPath}.length)`;
  return `${tag}.integrity = ${INTEGRITY}[${path}] || "sha384-unknown"; ${tag}.crossOrigin = "anonymous";`;
}

/** A part of webpack's runtime: the table of hashes, and the second and third try for a chunk. */
class GuardRuntimeModule extends RuntimeModule {
  constructor() {
    super('portal guarded chunks', RuntimeModule.STAGE_TRIGGER);
  }

  generate() {
    return `
${INTEGRITY} = "${PLACEHOLDER}";
var ensureChunk = ${RuntimeGlobals.ensureChunk};
var pauses = [500, 2000];
if (ensureChunk) ${RuntimeGlobals.ensureChunk} = function (chunkId) {
  var attempt = function (tries) {
    return ensureChunk(chunkId).catch(function (error) {
      if (tries === pauses.length) throw error;
      return new Promise(function (wait) { setTimeout(wait, pauses[tries]); })
        // What came wrong may lie in the browser's cache for a year: the server's present bytes take its place.
        .then(function () { return error.request ? fetch(error.request, { cache: "reload" }).then(function (answer) { return answer.arrayBuffer(); }) : undefined; })
        .catch(function () {})
        .then(function () { return attempt(tries + 1); });
    });
  };
  return attempt(0);
};`;
  }
}

function fillIn(compilation) {
  const assets = compilation.getAssets().filter(({ name }) => /\.(js|css)$/.test(name));
  const texts = new Map(assets.map(({ name, source }) => [name, source.source()]));
  const isEntry = (name) => MARK.test(String(texts.get(name)));
  const hashes = Object.fromEntries(
    [...texts]
      .filter(([name]) => !isEntry(name))
      .map(([name, content]) => [name, `sha384-${createHash('sha384').update(content).digest('base64')}`]),
  );
  for (const { name } of assets.filter((asset) => isEntry(asset.name))) {
    const text = String(texts.get(name));
    const filled = text.replace(MARK, () => JSON.stringify(hashes));
    compilation.updateAsset(name, new webpack.sources.RawSource(filled));
    const map = compilation.getAsset(mapOf(name));
    if (!map) continue;
    const shifted = shiftMap(
      JSON.parse(String(map.source.source())),
      text,
      text.search(MARK),
      filled.length - text.length,
    );
    compilation.updateAsset(mapOf(name), new webpack.sources.RawSource(JSON.stringify(shifted)));
  }
}
