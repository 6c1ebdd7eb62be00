import semver from 'semver';
import type { Release, RemoteRelease, ShellRelease } from '../releases';

/** Why releases cannot be live together, one reason each; empty when they fit or when there is no shell among them. */
export function findMisfits(releases: readonly Release[]): readonly string[] {
  const shell = releases.find((release) => release.kind === 'shell');
  if (!shell) return [];
  const remotes = releases.filter((release) => release.kind === 'remote');
  return remotes.flatMap((remote) => [...contractMisfit(shell, remote), ...sharedMisfits(shell, remote)]);
}

function contractMisfit(shell: ShellRelease, remote: RemoteRelease): readonly string[] {
  if (semver.satisfies(shell.contract, remote.contract)) return [];
  return [
    `${nameOf(remote)} was built for platform contract ${remote.contract}, ${nameOf(shell)} is ${shell.contract}`,
  ];
}

/** A remote bundles nothing of what it shares, so what the shell lacks would be missing at run time. */
function sharedMisfits(shell: ShellRelease, remote: RemoteRelease): readonly string[] {
  if (shell.shared.length === 0) return [];
  return remote.shared.flatMap(({ name, requiredVersion = '*' }) => {
    const provided = shell.shared.find((module) => module.name === name);
    if (!provided) return [`${nameOf(remote)} needs ${name}, which ${nameOf(shell)} does not provide`];
    const { version } = provided;
    if (version === undefined || semver.satisfies(version, requiredVersion)) return [];
    return [`${nameOf(remote)} needs ${name} ${requiredVersion}, ${nameOf(shell)} provides ${version}`];
  });
}

function nameOf({ domain, version }: Release): string {
  return `${domain} ${version}`;
}
