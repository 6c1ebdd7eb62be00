/** Business constants of specification § 9. */
export const LIMITS = {
  /** Uploads in flight at once. */
  concurrentUploads: 6,
  /** A token expiring within this many seconds counts as expired. */
  tokenExpiryMarginSeconds: 20_000,
  /** 'Session expired' is told at most once per this many milliseconds. */
  sessionExpiredGuardMs: 4_000,
  /** Notices hide after this many milliseconds. */
  noticeMs: 6_000,
  searchSuggestions: 10,
  chatHistory: 20,
  /** Longest chat message, in characters. */
  chatMessageLength: 4_000,
  casePageSize: 10,
  doctorsPageSize: 9_999,
  companyNameLength: 256,
  /** Shortest password that is taken; ours, the specification names none. */
  passwordLength: 10,
  /** Different characters that a password has at least; ours too. */
  passwordDifferentCharacters: 5,
  emailLength: 254,
  phoneLength: 40,
  contactsPageSize: 300,
  countriesPageSize: 300,
  addressPageSize: 999,
  adminUsersPageSize: 10,
  requestsPageSize: 10,
  /** Parcels that are sent on in one call; ours, the specification names none. */
  shipmentsAtOnce: 100,
  airwayBillLength: 40,
  /** Own fields of a case, where the company has them; ours, the specification names none. */
  customFields: 20,
  /** Views that a person can save of one list; ours, the specification names none. */
  savedViews: 30,
  /** Columns that a list can have. */
  listColumns: 60,
  /** Lists of which the preferences of one person are kept. */
  listsWithPreferences: 40,
  /** Cities that are offered while one is typed. */
  citySuggestions: 20,
  /** Cases that an address names of the parcels that go to it. */
  openShipmentCases: 20,
  /** Largest picture (avatar, logo), in bytes. */
  pictureBytes: 5 * 1024 ** 2,
  /** Longer side of a picture (avatar, logo), in pixels. */
  picturePixels: 4_096,
  /** Longer side of a company's logo, in pixels (CO-02). */
  logoPixels: 160,
  /** Largest file sent in a chat, in bytes. */
  chatFileBytes: 25 * 1024 ** 2,
  /** Largest photo of a case, in bytes: it is in memory as a whole while its metadata is removed. */
  photoBytes: 64 * 1024 ** 2,
  /** Largest file of a case, in bytes. */
  assetBytes: 2 * 1024 ** 3,
} as const;
