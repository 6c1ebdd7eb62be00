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
  /** Messages that a join after a number answers at most; ours, as the others of the chat below. */
  chatCatchUp: 1_000,
  /** Changes of a company that a page catches up on one by one; of more it reads everything again. */
  changesCatchUp: 500,
  /** Files of one chat message. */
  chatFilesAtOnce: 10,
  /** Longer side of the small picture of a chat's picture, in pixels. */
  chatPreviewPixels: 480,
  /** Longest text that a room is searched for. */
  chatSearchLength: 100,
  /** Rooms on a page of the inbox: unless said, and at most. */
  conversationsPageSize: 20,
  conversationsAtOnce: 100,
  /** Milliseconds: a page says at most this often that somebody is writing, and forgets it of others after that. */
  typingEveryMs: 3_000,
  typingForgottenMs: 7_000,
  /** Longest comment on a tooth of a plan, and how many a plan can have; ours. */
  pinLength: 500,
  pinsOfPlan: 60,
  casePageSize: 10,
  /** Cases, requests, shipments or audit entries that a list answers at most; with all their texts that is some megabytes. */
  recordsAtOnce: 1_000,
  doctorsPageSize: 9_999,
  companyNameLength: 256,
  /** Shortest password that is taken; ours, the specification names none. */
  passwordLength: 10,
  /** Different characters that a password has at least; ours too. */
  passwordDifferentCharacters: 5,
  /** Longest name that a person gives a passkey; ours. */
  passkeyNameLength: 60,
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
  /** Cases of one patient that one call exports or has erased. */
  patientCases: 50,
  /** Doctors that one call adds or checks. */
  doctorImportRows: 5_000,
  /** Doctors whom one call invites. */
  doctorInviteRows: 500,
  /** Invitations of doctors that a company mails within an hour; ours, the specification names none. */
  invitationsPerHour: 500,
  /** Entries of a doctor's history that a call answers, the newest. */
  doctorHistoryEntries: 500,
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
  /** Most pixels of any picture: a few kilobytes may say that they are billions, which every page that shows it would have to hold. */
  photoPixels: 150_000_000,
  /** Minutes for which a phone may send a picture into a slot without a login. */
  phoneLinkMinutes: 10,
  /** Largest file of a case, in bytes. */
  assetBytes: 2 * 1024 ** 3,
} as const;
