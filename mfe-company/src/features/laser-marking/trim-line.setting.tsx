import { pathTo, type Lmp } from '@portal/shared/contract';
import { Link } from '@portal/shared/router';
import { Typography } from 'antd';
import { useIntl } from 'react-intl';
import { messages, trimLineHelpMessages, trimLineMessages } from './laser-marking.messages';
import { SettingSelect } from './setting-select';
import { useMarkingChange } from './use-marking-change';

/** How the aligner is cut along the gum; the products' preferences have a trim line of their own. */
export function TrimLineSetting({ lmp }: { lmp: Lmp }) {
  const { formatMessage } = useIntl();
  const { saving, failure, save } = useMarkingChange('trimLine');
  return (
    <>
      <SettingSelect
        label={formatMessage(messages.trimLine)}
        value={lmp.trimLine}
        texts={trimLineMessages}
        saving={saving}
        failure={failure}
        onChoose={(trimLine) => void save(trimLine)}
      />
      <Typography.Paragraph
        type="secondary"
        style={{ marginBlock: '8px 0', maxInlineSize: 360, whiteSpace: 'normal' }}
      >
        {formatMessage(trimLineHelpMessages.help)}
        <br />
        <Link to={pathTo('profile', { tab: 'preferences' })}>
          {formatMessage(trimLineHelpMessages.preferences)}
        </Link>
      </Typography.Paragraph>
    </>
  );
}
