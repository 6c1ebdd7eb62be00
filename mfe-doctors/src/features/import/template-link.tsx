import { useIntl } from 'react-intl';
import { IMPORT_FIELDS } from '../../domain/import-fields';
import { fieldMessages, sourceMessages } from './import.messages';

/** A row that shows how the columns are filled. */
const EXAMPLE = ['Dr. Jane Doe', 'jane.doe@clinic.example', 'EXT-1', 'TR', ''];

/** A file to fill in, with heads in the person's language. */
export function TemplateLink() {
  const { formatMessage, locale } = useIntl();
  const heads = IMPORT_FIELDS.map((field) => formatMessage(fieldMessages[field]));
  // Spreadsheets outside English-speaking countries expect semicolons, and take a file for UTF-8 by its mark alone.
  const separator = locale === 'en' ? ',' : ';';
  const text = `\uFEFF${[heads, EXAMPLE].map((cells) => cells.join(separator)).join('\r\n')}\r\n`;
  return (
    <a href={`data:text/csv;charset=utf-8,${encodeURIComponent(text)}`} download="doctors.csv">
      {formatMessage(sourceMessages.template)}
    </a>
  );
}
