import { cpSync, readFileSync, renameSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './portals';
import { folderInWorkspace } from './run-folder';

/**
 * A remote's source in the run's folder, which a test may change: however it ends, the repository is as it was. That folder is below the
 * root of the workspace, where the copy finds the workspace's packages.
 */
export class RemoteCopy {
  private constructor(readonly folder: string) {}

  static async of(remote: string): Promise<RemoteCopy> {
    // The domain is known by the folder's name.
    const folder = join(await folderInWorkspace('copy'), remote);
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
      `${path}.new`,
      text.replace(before, () => after),
    );
    renameSync(`${path}.new`, path);
  }
}
