import { Select, Typography } from 'antd';
import { useId } from 'react';

interface CohortFieldProps {
  /** Names of the cohorts that there are. */
  readonly cohorts: readonly string[];
  /** Who has the release already beside its share, or null. */
  readonly present: string | null;
  readonly value: readonly string[];
  readonly onChange: (names: readonly string[]) => void;
}

/** Who gets a release before others: cohorts by name, companies and people by uuid. */
export function CohortField({ cohorts, present, value, onChange }: CohortFieldProps) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id}>First for these companies or people</label>
      <Select
        id={id}
        mode="tags"
        style={{ width: '100%' }}
        value={[...value]}
        options={cohorts.map((name) => ({ value: name }))}
        tokenSeparators={[',']}
        placeholder={cohorts.length > 0 ? 'A cohort, or a uuid' : 'Uuid of a company or person'}
        onChange={(names) => onChange(names)}
      />
      <Typography.Text type="secondary" style={{ fontSize: 12 }}>
        {present === null
          ? 'Nobody but the share, if it stays empty.'
          : `Now: ${present}. They keep it, if it stays empty.`}
      </Typography.Text>
    </div>
  );
}
