import { cpSync, readFileSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './portals';

/** A remote's source in a folder of its own, which a test may change: however it ends, the repository is as it was. */
export class RemoteCopy {
  private constructor(readonly folder: string) {}

  static of(remote: string): RemoteCopy {
    // The same place each time, for the compiler's cache; the old copy is of an old source.
    const folder = join(ROOT, '.cache/remote-copy', remote);
    rmSync(folder, { recursive: true, force: true });
    const source = join(ROOT, remote);
    const isCode = (path: string) => !/[\\/](node_modules|dist)$/.test(path);
    cpSync(source, folder, { recursive: true, filter: isCode });
    symlinkSync(join(source, 'node_modules'), join(folder, 'node_modules'));
    return new RemoteCopy(folder);
  }

  /** Saves a file with one text in place of another, in one step: a compiler that is quick would read it half written. */
  save(file: string, before: string, after: string): void {
    const path = join(this.folder, file);
    const text = readFileSync(path, 'utf8');
    if (!text.includes(before)) throw new Error(`${file} has no '${before}'`);
    writeFileSync(
      path,
      text.replace(before, () => after),
    );
  }
}
