import { orDash } from '@portal/shared/ui';
import { Flex, Statistic } from 'antd';

interface FiguresProps<K extends string> {
  /** By name; a dash stands for what is not known. */
  readonly figures: Readonly<Record<K, string | null>>;
  readonly nameOf: (key: K) => string;
}

/** Named figures beside each other. */
export function Figures<K extends string>({ figures, nameOf }: FiguresProps<K>) {
  return (
    <Flex wrap gap="16px 48px">
      {(Object.keys(figures) as K[]).map((key) => (
        <Statistic key={key} title={nameOf(key)} valueRender={() => orDash(figures[key])} />
      ))}
    </Flex>
  );
}
