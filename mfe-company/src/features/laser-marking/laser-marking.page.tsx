import type { Lmp } from '@portal/shared/contract';
import { DataTable, Loaded, orDash, Page, SectionCard } from '@portal/shared/ui';
import { useMemo, type ComponentType } from 'react';
import { useIntl } from 'react-intl';
import { useLmpQuery } from '../../api/laser-marking.api';
import { MARK_KEYS, type MarkKey } from '../../domain/aligner-marks';
import { AlignerPicture } from './aligner-picture';
import { CompanyNameSetting } from './company-name.setting';
import { markMessages, messages } from './laser-marking.messages';
import styles from './laser-marking.module.css';
import { LogoSetting } from './logo.setting';
import { MarkSwitch } from './mark-switch';
import { PatientNameSetting } from './patient-name.setting';
import { TrimLineSetting } from './trim-line.setting';

type Setting = ComponentType<{ lmp: Lmp }>;

/** What can be chosen of a mark besides whether it is engraved. */
const SETTINGS: Partial<Record<MarkKey, Setting>> = {
  logo: LogoSetting,
  companyName: CompanyNameSetting,
  patientName: PatientNameSetting,
};

/** 'Production preferences' (CO-23, CO-24): what is engraved on aligners and how they are cut, with a picture of it. */
export function LaserMarkingPage() {
  const { formatMessage } = useIntl();
  const lmp = useLmpQuery();
  return (
    <Page title={formatMessage(messages.title)} subtitle={formatMessage(messages.subtitle)}>
      <Loaded query={lmp}>
        {(loaded) => (
          <div className={styles.page}>
            <div className={styles.settings}>
              <SectionCard title={formatMessage(messages.marks)}>
                <MarkTable lmp={loaded} />
              </SectionCard>
              <SectionCard title={formatMessage(messages.cutLine)}>
                <CutLineTable lmp={loaded} />
              </SectionCard>
            </div>
            <div className={styles.picture}>
              <AlignerPicture lmp={loaded} />
            </div>
          </div>
        )}
      </Loaded>
    </Page>
  );
}

function MarkTable({ lmp }: { lmp: Lmp }) {
  const { formatMessage } = useIntl();
  const rows = useMemo(() => MARK_KEYS.map((mark) => ({ mark, lmp })), [lmp]);
  return (
    <DataTable<(typeof rows)[number], never>
      label={formatMessage(messages.marks)}
      columns={[
        {
          key: 'name',
          title: formatMessage(messages.name),
          render: ({ mark }) => formatMessage(markMessages[mark]),
        },
        { key: 'change', title: formatMessage(messages.change), render: renderSetting },
        { key: 'active', title: formatMessage(messages.active), render: (row) => <MarkSwitch {...row} /> },
      ]}
      rows={rows}
      rowKey={({ mark }) => mark}
      empty={null}
    />
  );
}

function renderSetting({ mark, lmp }: { mark: MarkKey; lmp: Lmp }) {
  const Setting = SETTINGS[mark];
  return Setting ? <Setting lmp={lmp} /> : orDash(null);
}

function CutLineTable({ lmp }: { lmp: Lmp }) {
  const { formatMessage } = useIntl();
  const rows = useMemo(() => [{ lmp }], [lmp]);
  return (
    <DataTable<(typeof rows)[number], never>
      label={formatMessage(messages.cutLine)}
      columns={[
        { key: 'name', title: formatMessage(messages.name), render: () => formatMessage(messages.trimLine) },
        {
          key: 'change',
          title: formatMessage(messages.change),
          render: (row) => <TrimLineSetting {...row} />,
        },
      ]}
      rows={rows}
      rowKey={() => 'trimLine'}
      empty={null}
    />
  );
}
