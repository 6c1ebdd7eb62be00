import { useEndHelpMutation } from '../../api/onboarding.api';
import { useChanged } from '../../api/use-changed';

/** Sets the person's flag showHelp to 0, and tells the portal. A failure is the shell's to tell. */
export function useEndHelp(): () => Promise<void> {
  const [end] = useEndHelpMutation();
  const changed = useChanged();
  return async () => {
    const { data } = await end();
    if (data) await changed.user(data);
  };
}
