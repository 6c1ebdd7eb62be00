/** What a row says of a doctor, in the order of rows without a head. */
export const IMPORT_FIELDS = ['name', 'email', 'externalDoctorId', 'country', 'assignedRm'] as const;
export type ImportField = (typeof IMPORT_FIELDS)[number];

/** What stands in a row's cells; empty where a row has no such cell. */
export type ImportValues = Readonly<Record<ImportField, string>>;

/** What a column holds: a field, or a surname, which is the end of the name where that has two columns. */
type ImportColumn = ImportField | 'surname';

/** Heads of columns in the portal's three languages, without spaces. */
const HEADS: Readonly<Record<ImportColumn, readonly string[]>> = {
  name: [
    ...['name', 'fullname', 'firstname', 'givenname', 'doctor', 'doctorname', 'doctorsname'],
    ...['ad', 'adi', 'adsoyad', 'adisoyadi', 'isim', 'doktor', 'doktoradi', 'doktorunadi'],
    ...['الاسم', 'اسم', 'الاسمالاول', 'الاسمالكامل', 'اسمالطبيب', 'الطبيب'],
  ],
  surname: [
    ...['surname', 'lastname', 'familyname'],
    ...['soyad', 'soyadi', 'soyisim'],
    ...['اسمالعائلة', 'العائلة', 'الاسمالاخير', 'اللقب', 'الكنية'],
  ],
  email: [
    ...['email', 'mail', 'emailaddress', 'mailaddress'],
    ...['eposta', 'epostaadresi', 'mailadresi'],
    ...['البريد', 'البريدالالكتروني', 'بريدالكتروني', 'الايميل', 'ايميل'],
  ],
  externalDoctorId: [
    ...['id', 'externalid', 'externaldoctorid', 'doctorid'],
    ...['haricikimlik', 'haricikimliknumarasi', 'kimlik', 'kimlikno', 'hariciid', 'diskimlik'],
    ...['المعرف', 'المعرفالخارجي', 'معرف'],
  ],
  country: ['country', 'location', 'countrycode', 'ulke', 'ulkekodu', 'الدولة', 'البلد', 'دولة', 'بلد'],
  assignedRm: [
    ...['rm', 'relationshipmanager', 'assignedrm', 'manager', 'assignedrelationshipmanager'],
    ...['iliskiyoneticisi', 'yonetici', 'musteritemsilcisi'],
    ...['مديرالعلاقات', 'المدير'],
  ],
};

const COLUMN_OF_HEAD = new Map(
  ([...IMPORT_FIELDS, 'surname'] as const).flatMap((column) =>
    HEADS[column].map((head) => [comparable(head), column] as const),
  ),
);

/** A text without what people write in several ways: case, marks, dotless and dotted i, the forms of alef, spaces and dashes. */
export function comparable(text: string): string {
  return text
    .replaceAll(/[Iİı]/g, 'i')
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '');
}

/** Where the fields stand in each row. */
export interface ImportColumns {
  readonly at: Readonly<Partial<Record<ImportColumn, number>>>;
  /** The first row names the columns. */
  readonly hasHead: boolean;
  /** Heads of columns of which nothing is taken. */
  readonly ignored: readonly string[];
}

/** Finds the columns by the first row: one that names at least two fields, or the email alone, is a head. */
export function findColumns(first: readonly string[]): ImportColumns {
  const at: Partial<Record<ImportColumn, number>> = {};
  const ignored: string[] = [];
  for (const [index, head] of first.entries()) {
    const column = COLUMN_OF_HEAD.get(comparable(head));
    if (column !== undefined && at[column] === undefined) at[column] = index;
    else if (head !== '') ignored.push(head);
  }
  if (at.email !== undefined || Object.keys(at).length > 1) return { at, hasHead: true, ignored };
  const inOrder = Object.fromEntries(IMPORT_FIELDS.map((field, index) => [field, index]));
  return { at: inOrder, hasHead: false, ignored: [] };
}
