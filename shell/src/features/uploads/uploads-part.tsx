import { useIntl } from 'react-intl';
import { useSelector } from 'react-redux';
import { PanelPart } from '../../panel-part';
import { UploadsPanel } from './uploads-panel';
import { uploadsMessages } from './uploads.messages';
import { selectUploads } from './uploads.selectors';

/** The uploads, open beside the page. */
export function UploadsPart() {
  const { formatMessage } = useIntl();
  return (
    <PanelPart title={formatMessage(uploadsMessages.title)}>
      <UploadsPanel items={useSelector(selectUploads)} />
    </PanelPart>
  );
}
