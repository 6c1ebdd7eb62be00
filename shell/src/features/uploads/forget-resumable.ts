/**
 * Forgets what could be resumed of one file, or of all when a person leaves the portal: the names of their files stay with
 * nobody.
 */
export function forgetResumable(resumeKey?: string): void {
  const prefix = resumeKey === undefined ? 'tus::' : `tus::${resumeKey}::`;
  for (const key of Object.keys(localStorage)) if (key.startsWith(prefix)) localStorage.removeItem(key);
}
