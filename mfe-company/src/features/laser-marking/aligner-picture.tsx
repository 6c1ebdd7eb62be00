import type { Lmp } from '@portal/shared/contract';
import { SectionCard } from '@portal/shared/ui';
import { Flex, Typography } from 'antd';
import { useIntl, type IntlShape } from 'react-intl';
import { marksOf, SAMPLE, sampleName, type AlignerMark } from '../../domain/aligner-marks';
import { AlignerDrawing } from './aligner-drawing';
import { drawingMessages, markMessages, pictureMessages, trimLineMessages } from './laser-marking.messages';
import styles from './laser-marking.module.css';

/** How an aligner is marked and cut by the present settings: drawn, and in words. */
export function AlignerPicture({ lmp }: { lmp: Lmp }) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const marks = marksOf(lmp);
  const description = marks.map((mark) => ({ key: mark.key, text: markText(mark, intl) }));
  const { trimLine } = lmp;
  const text = formatMessage(drawingMessages.text, {
    trimLine: formatMessage(trimLine ? trimLineMessages[trimLine] : drawingMessages.notChosen),
    count: marks.length,
    marks: intl.formatList(
      description.map((mark) => mark.text),
      { type: 'unit' },
    ),
  });
  return (
    <SectionCard title={formatMessage(pictureMessages.title)}>
      <Flex vertical gap={12}>
        <AlignerDrawing marks={marks} trimLine={trimLine} text={text} />
        {description.length === 0 ? (
          <Typography.Text>{formatMessage(pictureMessages.nothing)}</Typography.Text>
        ) : (
          <ol className={styles.marks} aria-label={formatMessage(pictureMessages.engraved)}>
            {description.map((mark) => (
              <li key={mark.key}>{mark.text}</li>
            ))}
          </ol>
        )}
        <Typography.Text type="secondary">
          {formatMessage(drawingMessages.example, { step: SAMPLE.step, patient: sampleName('FULL NAME') })}
        </Typography.Text>
      </Flex>
    </SectionCard>
  );
}

function markText(mark: AlignerMark, { formatMessage }: IntlShape): string {
  const name = formatMessage(markMessages[mark.key]);
  return mark.key === 'logo' ? name : formatMessage(drawingMessages.mark, { mark: name, value: mark.text });
}
