import { Card, Flex, Select } from 'antd';
import { useId, useState } from 'react';
import { HistoryEntries } from './history-entries';

interface HistoryListProps {
  readonly domains: readonly string[];
  readonly revision: number | null;
}

const ALL = '';

/** The audit trail, of one domain or of all. */
export function HistoryList({ domains, revision }: HistoryListProps) {
  const id = useId();
  const [domain, setDomain] = useState(ALL);
  return (
    <Card size="small">
      <Flex vertical gap={12}>
        <Flex gap={8} align="center">
          <label htmlFor={id}>Domain</label>
          <Select
            id={id}
            value={domain}
            onChange={setDomain}
            style={{ width: 200 }}
            options={[{ value: ALL, label: 'All' }, ...domains.map((name) => ({ value: name, label: name }))]}
          />
        </Flex>
        <HistoryEntries domain={domain === ALL ? null : domain} revision={revision} />
      </Flex>
    </Card>
  );
}
