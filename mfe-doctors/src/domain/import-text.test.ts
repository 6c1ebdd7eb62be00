import { decodeImport, IMPORT_FILE_BYTES, type ImportEncoding } from './import-file';
import { readImport } from './import-text';

const values = (name: string, email: string, externalDoctorId = '', country = '', assignedRm = '') => ({
  ...{ name, email, externalDoctorId, country, assignedRm },
});
const rowsOf = async (text: string) => {
  const reading = await readImport(text);
  if (!('rows' in reading)) throw new Error(`Refused: ${reading.refused}`);
  return reading.rows;
};
/** Node.js writes UTF-8 alone. */
const INVITE_TR = Uint8Array.from([
  0x44, 0x72, 0x2e, 0x20, 0xde, 0xfc, 0x6b, 0x72, 0xfc, 0x20, 0xdd, 0xf0, 0x64,
]);
const INVITE_AR = Uint8Array.from([0xc3, 0xcd, 0xe3, 0xcf]);

describe('the text of a file', () => {
  const utf8 = (text: string) => new TextEncoder().encode(text);
  const utf16 = Uint8Array.from([0xff, 0xfe, 0x15, 0x01, 0x69, 0x00]);

  it.each([
    ['UTF-8', utf8('Dr. Şükrü'), 'en', undefined, 'Dr. Şükrü', 'utf-8'],
    ['UTF-8 with a mark', utf8('\uFEFFDr. أحمد'), 'en', undefined, 'Dr. أحمد', 'utf-8'],
    ['UTF-16', utf16, 'tr', undefined, 'ĕi', 'utf-8'],
    ['Turkish', INVITE_TR, 'tr', undefined, 'Dr. Şükrü İğd', 'windows-1254'],
    ['Arabic', INVITE_AR, 'ar', undefined, 'أحمد', 'windows-1256'],
    ['what the person says it is', INVITE_AR, 'tr', 'windows-1256', 'أحمد', 'windows-1256'],
  ] as const)(
    '[DR-03] is read: %s',
    (_what, bytes, locale, chosen: ImportEncoding | undefined, text, encoding) => {
      expect(decodeImport(bytes, locale, chosen)).toEqual({ text, encoding });
    },
  );

  it.each([
    ['a workbook', Uint8Array.from([0x50, 0x4b, 0x03, 0x04, 0x14, 0x00]), 'notText'],
    ['a file too large', new Uint8Array(IMPORT_FILE_BYTES + 1), 'tooLarge'],
  ])('[DR-03] is refused of %s', (_what, bytes, refused) => {
    expect(decodeImport(bytes, 'en')).toEqual({ refused });
  });
});

describe('the rows of a text', () => {
  it.each([
    ['commas, quotes and a line break in a cell', 'name,email\n"Ada, ""the"" first\nYılmaz",a@x.example', 2],
    ['semicolons', 'name;email\n"Ada, ""the"" first Yılmaz";a@x.example', 2],
    ['tabs, as a spreadsheet copies', 'name\temail\r\n"Ada, ""the"" first Yılmaz"\ta@x.example\r\n', 2],
    ['no head', '"Ada, ""the"" first Yılmaz",a@x.example', 1],
    [
      'a mark and empty rows',
      '\uFEFFname,email\n,\n\n"Ada, ""the"" first Yılmaz",\u200Ba@x.example \n , ',
      4,
    ],
    ['another order', 'EMAIL;Ülke;Full name\na@x.example;-;"Ada, ""the"" first Yılmaz"', 2],
    [
      'a line of Excel that names the separator',
      'sep=;\r\nName;Email\r\n"Ada, ""the"" first Yılmaz";a@x.example',
      3,
    ],
    ['that line, marked and quoted', '\uFEFF"SEP=|"\nName|Email\nAda, "the" first Yılmaz|a@x.example', 3],
  ])('[DR-03] are read: %s', async (_what, text, line) => {
    expect(await rowsOf(text)).toEqual([{ line, values: values('Ada, "the" first Yılmaz', 'a@x.example') }]);
  });

  it.each([
    ['tabs', 'Yılmaz, Ada\ta@x.example\nÖz, Can\tc@x.example'],
    ['semicolons', 'Yılmaz, Ada;a@x.example\nÖz, Can;c@x.example'],
  ])('[DR-03] are cut at %s, not at the comma of a name', async (_what, text) => {
    const names = ['Yılmaz, Ada', 'Öz, Can'];
    expect((await rowsOf(text)).map(({ values: { name } }) => name)).toEqual(names);
  });

  it.each([
    ['English', 'Name,Email,External ID,Country,Relationship manager'],
    ['Turkish', 'Ad;E-posta;Harici kimlik numarası;Ülke;İlişki yöneticisi'],
    ['Turkish in capitals', 'AD SOYAD;E-POSTA;HARİCİ KİMLİK;ÜLKE;İLİŞKİ YÖNETİCİSİ'],
    ['Arabic', 'الاسم,البريد الإلكتروني,المعرّف الخارجي,الدولة,مدير العلاقات'],
  ])('[DR-03] have heads in %s', async (_language, head) => {
    const cells = ['Ada', 'a@x.example', 'E-1', 'TR', 'Rana'];
    const [row] = await rowsOf(`${head}\n${cells.join(head.includes(';') ? ';' : ',')}`);
    expect(row?.values).toEqual(values('Ada', 'a@x.example', 'E-1', 'TR', 'Rana'));
  });

  it.each([
    ['First name,Last name,Email', 'Ada,Yılmaz,a@x.example'],
    ['E-posta;Soyad;Ad', 'a@x.example;Yılmaz;Ada'],
    ['الاسم الأول,اسم العائلة,البريد الإلكتروني', 'Ada,Yılmaz,a@x.example'],
    ['الاسم,اللقب,الايميل', 'Ada,Yılmaz,a@x.example'],
    ['Full name,Surname,Email', 'Ada Yılmaz,Yılmaz,a@x.example'],
    ['Full name,Surname,Email', 'Ada Yılmaz,YILMAZ,a@x.example'],
    ['Name,Surname,Email', 'Ada Yılmaz,,a@x.example'],
    ['Surname,Email', 'Ada Yılmaz,a@x.example'],
  ])('[DR-03] have the name in two columns: %s', async (head, row) => {
    expect(await readImport(`${head}\n${row}`)).toEqual({
      rows: [{ line: 2, values: values('Ada Yılmaz', 'a@x.example') }],
      ignored: [],
    });
  });

  it('[DR-03] say which columns are not taken', async () => {
    expect(await readImport('Name,Phone,Email\nAda,1,a@x.example')).toMatchObject({ ignored: ['Phone'] });
  });

  const many = (count: number) =>
    Array.from({ length: count }, (_, n) => `Dr ${n},d${n}@x.example`).join('\n');
  it.each([
    ['nothing', ' \n,,', { refused: 'empty' }],
    ['a head alone', 'name,email\n', { refused: 'empty' }],
    ['a head without an email', 'name,country\nAda,TR', { refused: 'noEmail' }],
    ['a quote that is not closed', 'name,email\nAda,a@x.example\n"Bo,b@x.example', { refused: 'openQuote' }],
    ['too many', many(5_001), { refused: 'tooMany', count: 5_001 }],
  ])('[DR-03] are refused: %s', async (_what, text, refused) => {
    expect(await readImport(text)).toMatchObject(refused);
  });

  it('[DR-03] may be 5,000', async () => {
    expect(await rowsOf(many(5_000))).toHaveLength(5_000);
  });
});
