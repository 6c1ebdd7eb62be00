import type { Page } from '@playwright/test';

/** A device that keeps passkeys and makes sure who is in front of it, as the browser's tools play one. */
export interface VirtualDevice {
  /** Whether the person in front of it is recognised from now on; otherwise its prompt ends without an answer. */
  recognise(isPerson: boolean): Promise<void>;
}

/** Gives the browser of a page such a device; it is empty, and gone with the page. */
export async function plugInDevice(page: Page): Promise<VirtualDevice> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  const { authenticatorId } = await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return {
    recognise: async (isUserVerified) =>
      void (await devtools.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified })),
  };
}
