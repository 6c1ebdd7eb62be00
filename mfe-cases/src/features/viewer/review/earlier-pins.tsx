import { PIN_RESOLUTIONS, type Plan, type PlanPin } from '@portal/shared/contract';
import { SectionCard, useReadOnlyReason } from '@portal/shared/ui';
import { Radio, Tag } from 'antd';
import { useIntl } from 'react-intl';
import { useResolvePinMutation } from '../../../api/plan-review.api';
import { PinList } from './pin-list';
import { resolutionMessages, reviewMessages } from './review.messages';
import type { ShowTooth } from './review.types';

interface EarlierPinsProps {
  readonly plan: Plan;
  /** The newest version's first. */
  readonly pins: readonly PlanPin[];
  readonly showTooth: ShowTooth;
}

/** What was said of the versions that this plan answers: what the lab says became of it, and what the reader says (CA-13). */
export function EarlierPins({ pins, ...of }: EarlierPinsProps) {
  const versions = [...new Set(pins.map(({ planNumber }) => planNumber))];
  return versions.map((version) => (
    <PinsOfVersion
      key={version}
      version={version}
      pins={pins.filter(({ planNumber }) => planNumber === version)}
      {...of}
    />
  ));
}

function PinsOfVersion({ version, plan, pins, showTooth }: EarlierPinsProps & { readonly version: number }) {
  const { formatMessage } = useIntl();
  const [resolvePin] = useResolvePinMutation();
  const canAnswer = useReadOnlyReason() === null;
  const title = formatMessage(reviewMessages.earlier, { number: version });
  return (
    <SectionCard title={title}>
      <PinList
        label={title}
        pins={pins}
        // The stages of another version are others: the tooth alone is shown.
        showTooth={(tooth) => showTooth(tooth)}
        actions={({ uuid: pinUuid, planUuid, labResolution, resolution }) => (
          <>
            {labResolution && (
              <Tag color={labResolution === 'resolved' ? 'green' : 'gold'}>
                {formatMessage(reviewMessages.labSays, {
                  resolution: formatMessage(resolutionMessages[labResolution]),
                })}
              </Tag>
            )}
            <Radio.Group
              aria-label={formatMessage(reviewMessages.resolution)}
              optionType="button"
              size="small"
              disabled={!canAnswer}
              value={resolution}
              options={PIN_RESOLUTIONS.map((value) => ({
                value,
                label: formatMessage(resolutionMessages[value]),
              }))}
              onChange={({ target }) =>
                void resolvePin({
                  planUuid,
                  caseUuid: plan.caseUuid,
                  pinUuid,
                  resolution: target.value as (typeof PIN_RESOLUTIONS)[number],
                })
              }
            />
          </>
        )}
      />
    </SectionCard>
  );
}
