import { NOTHING, type AuditEntry } from '../feed';

/** What was live for everybody, as a row that rollbacks take the end of. */
export interface LiveVersions {
  /** The last one is live now, or during a rollout what all others have. */
  readonly row: readonly string[];
  /** A release is live for a share of the people; it is not in the row. */
  readonly rollout: boolean;
}

/**
 * Reads the trail of one domain. A release joins the row when everybody gets it; a change of its percentage alone is no
 * step. After a rollback from B to A, what was before A is asked for next, never B again.
 */
export function liveVersions(history: readonly AuditEntry[], domain: string): LiveVersions {
  return history.filter((entry) => entry.domain === domain).reduce(after, { row: [], rollout: false });
}

/** The row after a rollback to `version`, which need not be in it. */
export function rolledBack({ row, rollout }: LiveVersions, version: string): LiveVersions {
  const place = row.lastIndexOf(version);
  const kept = rollout ? row : row.slice(0, -1);
  return { row: place >= 0 ? row.slice(0, place + 1) : [...kept, version], rollout: false };
}

function after(before: LiveVersions, { action, from, to, percent }: AuditEntry): LiveVersions {
  const { row } = before;
  if (action === 'rollback') return rolledBack(before, to);
  if (action === 'retire' || to === NOTHING) return { row, rollout: false };
  // What was to be live is lost; what is live was so before, as a rule.
  if (action === 'repair') return rolledBack({ row, rollout: true }, to);
  const isLast = row.at(-1) === to;
  // From everybody down to a share: the release leaves the row until everybody has it again.
  if (percent < 100) return { row: isLast && from === to ? row.slice(0, -1) : row, rollout: true };
  return { row: isLast ? row : [...row, to], rollout: false };
}
