import {
  ARRIVAL_HISTORY_ACTIONS,
  HISTORY_LABELS,
  type CaseHistoryEntry,
  type HistoryLabel,
  type HistorySubject,
} from '@portal/shared/contract';

/** Subjects whose entries are shown. A plan or an order changes together with its case, whose own entry says so. */
const OWN_ENTRIES: readonly HistorySubject[] = ['case', 'request'];
const ARRIVALS: readonly HistoryLabel[] = ARRIVAL_HISTORY_ACTIONS;

/** What happened, by the newest label that this release knows. */
export function labelOf({ label, action }: CaseHistoryEntry): HistoryLabel {
  return HISTORY_LABELS.find((known) => known === label) ?? action;
}

/** What somebody said of a parcel's arrival is shown too: nothing else of the case says it. */
export function isShown(entry: CaseHistoryEntry): boolean {
  return OWN_ENTRIES.includes(entry.subject) || ARRIVALS.includes(labelOf(entry));
}

/** Entries that are read as one: several records that the same person added in a row, or a single entry. */
export type HistoryGroup = readonly [CaseHistoryEntry, ...CaseHistoryEntry[]];

/** The entries of a history in their order, with records that were added one after the other in one group. */
export function groupHistory(entries: readonly CaseHistoryEntry[]): readonly HistoryGroup[] {
  const groups: [CaseHistoryEntry, ...CaseHistoryEntry[]][] = [];
  for (const entry of entries.filter(isShown)) {
    const last = groups.at(-1);
    if (last && isSameUpload(last[0], entry)) last.push(entry);
    else groups.push([entry]);
  }
  return groups;
}

function isSameUpload(one: CaseHistoryEntry, other: CaseHistoryEntry): boolean {
  return (
    labelOf(one) === 'fileAdded' &&
    labelOf(other) === 'fileAdded' &&
    one.actor === other.actor &&
    one.actorName === other.actorName
  );
}
