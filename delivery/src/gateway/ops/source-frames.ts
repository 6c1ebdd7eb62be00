import { originalPositionFor, TraceMap } from '@jridgewell/trace-mapping';
import { text } from 'node:stream/consumers';
import type { ReleaseStore } from '../../releases';

/** A frame of a report, `function domain/version/file:line:column`. */
const FRAME = /^(\S*) ([^/]+)\/([^/]+)\/(.+):(\d+):(\d+)$/;
/** What webpack writes before a path of a package. */
const PREFIX = /^webpack:\/\/[^/]*\/(?:\.\/)?/;

/** Finds the lines of the source by the maps that lie with a release and that nobody is given. Each map is read once. */
export class SourceFrames {
  private readonly maps = new Map<string, Promise<TraceMap | null>>();

  constructor(private readonly releases: ReleaseStore) {}

  /** `function source:line:column` of a frame; the frame as it was where there is no map, or no source behind it. */
  async resolve(frame: string): Promise<string> {
    const [, name = '', domain = '', version = '', file = '', line, column] = FRAME.exec(frame) ?? [];
    const map = domain === '' ? null : await this.map(domain, version, file);
    if (!map) return frame;
    // Browsers count columns from one, maps from zero.
    const found = originalPositionFor(map, { line: Number(line), column: Number(column) - 1 });
    if (found.source === null) return frame;
    const source = found.source.replace(PREFIX, '');
    return `${found.name ?? name} ${source}:${found.line}:${found.column + 1}`.trimStart();
  }

  private map(domain: string, version: string, file: string): Promise<TraceMap | null> {
    const key = `${domain}/${version}/${file}`;
    const known = this.maps.get(key) ?? this.read(domain, version, `maps/${file}.map`);
    this.maps.set(key, known);
    return known;
  }

  private async read(domain: string, version: string, path: string): Promise<TraceMap | null> {
    try {
      const release = await this.releases.find(domain, version);
      if (!release || !Object.hasOwn(release.files, path)) return null;
      const stream = await this.releases.openFile(release, path, 'identity');
      return stream && new TraceMap(await text(stream));
    } catch {
      // Without its map an error is still worth showing.
      return null;
    }
  }
}
