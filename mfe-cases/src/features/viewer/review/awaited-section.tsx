import { Loaded, SectionCard, type LoadedQuery } from '@portal/shared/ui';

interface AwaitedSectionProps {
  readonly title: string;
  readonly query: LoadedQuery<unknown>;
}

/** In place of a section that is not read yet, or could not be: it would otherwise look like one with nothing in it. */
export function AwaitedSection({ title, query }: AwaitedSectionProps) {
  return (
    <SectionCard title={title}>
      <Loaded query={query} rows={1}>
        {() => null}
      </Loaded>
    </SectionCard>
  );
}
