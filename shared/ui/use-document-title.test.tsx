import { render } from '@testing-library/react';
import { showUnreadInTitle, useDocumentTitle } from './use-document-title';

function Titled({ title }: { title: string }) {
  useDocumentTitle(title);
  return null;
}

afterEach(() => showUnreadInTitle(0));

test('[CH-04] unread messages stand in front of the title, on whatever page, until they are read', () => {
  const { rerender } = render(<Titled title="Doctors" />);
  expect(document.title).toBe('Doctors');
  showUnreadInTitle(3);
  expect(document.title).toBe('(3) Doctors');
  rerender(<Titled title="Inbox" />);
  expect(document.title).toBe('(3) Inbox');
  showUnreadInTitle(0);
  expect(document.title).toBe('Inbox');
});
