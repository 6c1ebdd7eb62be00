import { api } from '@portal/shared/api';
import { forgetResumable, uploadFile } from '../../transfer';

interface Sending {
  readonly onProgress: (sent: number) => void;
  readonly onWaiting: () => void;
  readonly signal: AbortSignal;
}

/** Sends a picture by a link's token, which stands in for a session and is kept nowhere. @throws PortalError as `uploadFile`; 'phoneLinkOver' */
export async function sendPicture(token: string, file: File, sending: Sending): Promise<void> {
  const resumeKey = ['phone', file.size, file.lastModified].join('-');
  try {
    await uploadFile({
      file,
      resumeKey,
      readToken: () => token,
      getTicket: async () => {
        const body = { token, name: file.name, size: file.size };
        const { assetUuid, upload } = await api.call('POST /phoneLink/picture', { body }, { quiet: true });
        return { url: upload.url, assetUuid };
      },
      ...sending,
    });
  } finally {
    // Whoever uses the phone next finds nothing of it.
    forgetResumable(resumeKey);
  }
}
