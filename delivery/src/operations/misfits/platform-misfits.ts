import semver from 'semver';
import type { RemoteRelease, ShellRelease } from '../../releases';

/** Why a remote cannot run in a shell: the platform contract, or what they share. `name` stands for the remote. */
export function platformMisfits(shell: ShellRelease, remote: RemoteRelease, name: string): readonly string[] {
  return [...contractMisfit(shell, remote, name), ...sharedMisfits(shell, remote, name)];
}

function contractMisfit(shell: ShellRelease, remote: RemoteRelease, name: string): readonly string[] {
  if (semver.satisfies(shell.contract, remote.contract)) return [];
  return [
    `${name} was built for platform contract ${remote.contract}, shell ${shell.version} is ${shell.contract}`,
  ];
}

/** A remote bundles nothing of what it shares, so what the shell lacks would be missing at run time. */
function sharedMisfits(shell: ShellRelease, remote: RemoteRelease, name: string): readonly string[] {
  if (shell.shared.length === 0) return [];
  return remote.shared.flatMap(({ name: module, requiredVersion = '*' }) => {
    const provided = shell.shared.find((item) => item.name === module);
    if (!provided) return [`${name} needs ${module}, which shell ${shell.version} does not provide`];
    const { version } = provided;
    if (version === undefined || semver.satisfies(version, requiredVersion)) return [];
    return [`${name} needs ${module} ${requiredVersion}, shell ${shell.version} provides ${version}`];
  });
}
