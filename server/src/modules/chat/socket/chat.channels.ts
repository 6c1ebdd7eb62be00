// Names of the groups of sockets that are told things together.

export const companyChannel = (companyId: number): string => `company:${companyId}`;
/** All tabs and devices of one person. */
export const contactChannel = (contactId: number): string => `contact:${contactId}`;
export const sessionChannel = (sessionId: number): string => `session:${sessionId}`;
/** Everybody who has joined a case's room; a uuid may be written in capitals too. */
export const roomChannel = (room: string): string => `room:${room.toLowerCase()}`;
/** One person's sockets in a room. */
export const readerChannel = (room: string, contactId: number): string => `${roomChannel(room)}:${contactId}`;
