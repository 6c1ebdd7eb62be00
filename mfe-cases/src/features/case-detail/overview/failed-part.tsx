import { Loaded, SectionCard, type LoadedQuery } from '@portal/shared/ui';

interface FailedPartProps {
  readonly title: string;
  readonly query: LoadedQuery<unknown>;
}

/** In place of a part that could not be loaded, which would otherwise look like one that the case does not have. */
export function FailedPart({ title, query }: FailedPartProps) {
  return (
    <SectionCard title={title}>
      <Loaded query={query}>{() => null}</Loaded>
    </SectionCard>
  );
}

/** What was there before stays; only a part of which nothing is known has failed. */
export function hasFailed({ error, currentData }: LoadedQuery<unknown>): boolean {
  return error !== undefined && currentData === undefined;
}
