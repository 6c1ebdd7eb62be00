import type { AssetTypeKey, CaseAsset } from '@portal/shared/contract';
import { assetTypeMessages, Facts, type Fact } from '@portal/shared/ui';
import { Button, Flex, Typography } from 'antd';
import { useIntl } from 'react-intl';
import { shallowEqual } from '@portal/shared/redux';
import { useSubmissionFacts } from '../../../components/case-fields/use-submission-facts';
import { previewKind } from '../../../components/records/file-parts';
import { PreviewButton } from '../../../components/records/preview/preview-button';
import styles from '../../../components/records/records.module.css';
import { useShipToFact } from '../../../components/ship-to/ship-to';
import { foldEarlier } from '../../../domain/records/fold-earlier';
import { habitSources, shownPrescription, shownValues, useDraftPart } from '../draft/draft-parts';
import { toSubmissionValues } from '../draft/draft-values';
import { PresetHint } from '../prescription/preset-hint';
import { STEPS, type Step } from '../steps/submission-steps';
import { stepMessages, submissionMessages } from '../submission.messages';

interface ReviewStepProps {
  readonly uuid: string;
  /** Slots whose records are stored or being uploaded. */
  readonly records: readonly AssetTypeKey[];
  /** Stored records, newest first. */
  readonly assets: readonly CaseAsset[];
  onChange(step: Step): void;
}

/** Everything that was filled in, grouped by the step in which it can be changed. */
export function ReviewStep({ uuid, records, assets, onChange }: ReviewStepProps) {
  const { formatMessage } = useIntl();
  const values = useDraftPart(uuid, shownValues, shallowEqual);
  const prescription = useDraftPart(uuid, shownPrescription, shallowEqual);
  const sources = useDraftPart(uuid, habitSources, shallowEqual);
  const facts = useSubmissionFacts({ ...toSubmissionValues(values), prescription });
  const files = { ...useFilesFact(records, assets), step: 'records' };
  const shipTo = useShipToFact(uuid);
  return (
    <Flex vertical gap={24}>
      {STEPS.filter((step) => step !== 'review').map((step) => {
        const title = formatMessage(stepMessages[step]);
        return (
          <section key={step} aria-label={title}>
            <Flex justify="space-between" align="center" gap={8}>
              <Typography.Title level={3} style={{ fontSize: 'inherit', margin: 0 }}>
                {title}
              </Typography.Title>
              <Button
                type="link"
                aria-label={formatMessage(submissionMessages.changeStep, { step: title })}
                onClick={() => onChange(step)}
              >
                {formatMessage(submissionMessages.change)}
              </Button>
            </Flex>
            {step === 'clinical' && <PresetHint uuid={uuid} sources={sources} />}
            <Facts facts={[...facts, files].filter((fact) => fact.step === step)} />
          </section>
        );
      })}
      <Facts facts={[shipTo]} />
    </Flex>
  );
}

function useFilesFact(records: readonly AssetTypeKey[], assets: readonly CaseAsset[]): Fact {
  const { formatMessage, formatList } = useIntl();
  const names = records.map((slot) => formatMessage(assetTypeMessages[slot]));
  return {
    key: 'records',
    label: formatMessage(submissionMessages.files),
    value:
      names.length > 0 ? (
        <>
          {formatList(names, { type: 'unit' })}
          <Photos assets={assets} />
        </>
      ) : null,
  };
}

/** The photos that go with the case, so that a wrong one is seen. */
function Photos({ assets }: { assets: readonly CaseAsset[] }) {
  const { formatMessage } = useIntl();
  const photos = foldEarlier(assets.filter((asset) => previewKind(asset) === 'picture')).map(
    ({ asset }) => asset,
  );
  return (
    <Flex wrap gap={8}>
      {photos.map((photo) => {
        const name = formatMessage(assetTypeMessages[photo.assetType]);
        return (
          <span key={photo.uuid}>
            <PreviewButton asset={photo} name={name} among={photos}>
              <img src={photo.url ?? undefined} alt={name} className={styles.tiny} />
            </PreviewButton>
          </span>
        );
      })}
    </Flex>
  );
}
