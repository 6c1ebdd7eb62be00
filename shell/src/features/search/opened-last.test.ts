import { act, renderHook, waitFor } from '@testing-library/react';
import { useOpenedLast } from './opened-last';

test('keeps pages by the title they give themselves, the latest first, whatever the number of unread messages', async () => {
  document.title = 'Sign in · Portal';
  window.history.replaceState(null, '', '/dashboard');
  const { result } = renderHook(() => useOpenedLast('Portal'));
  const name = async (title: string, path: string) => {
    window.history.replaceState(null, '', path);
    // Observers of changes are called after the change.
    await act(async () => {
      document.title = title;
      await Promise.resolve();
    });
  };
  await name('(17) Sign in · Portal', '/dashboard');
  await name('(17) Doctors', '/doctors');
  await name('C-7', '/admin/all/7/overview');
  await name('(3) C-7', '/admin/all/7/overview');
  await name('Doctors · Portal', '/doctors');
  await waitFor(() =>
    expect(result.current).toEqual([
      { path: '/doctors', title: 'Doctors' },
      { path: '/admin/all/7/overview', title: 'C-7' },
    ]),
  );
});
