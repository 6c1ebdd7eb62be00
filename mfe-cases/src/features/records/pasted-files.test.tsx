import { atEndOfTest, buildCase, signIn } from '@portal/shared/testing';
import { fireEvent, screen } from '@testing-library/react';
import { renderCases, servedCase } from '../../testing/render-cases';

const CASE = buildCase();
const jpg = (name: string) => new File(['jpeg'], name, { type: 'image/jpeg' });
const paste = (target: Element, types: readonly string[], files: readonly File[]) =>
  fireEvent.paste(target, { clipboardData: { types, files } });
/** An element of another part of the page; gone at the end of the test. */
function addToPage(name: 'div' | 'input' | 'textarea'): HTMLElement {
  const element = document.body.appendChild(document.createElement(name));
  atEndOfTest(() => element.remove());
  return element;
}

/** The page, once it takes files. */
async function open() {
  await renderCases(`/admin/all/${CASE.uuid}/records`, servedCase(CASE));
  await screen.findByText(/^Drop files here/);
}

beforeEach(() => signIn());

it('[CA-17] takes a picture that is pasted', async () => {
  await open();
  paste(document.body, ['Files'], [jpg('image.jpg')]);
  expect(await screen.findByRole('button', { name: 'Leave out image.jpg' })).toBeVisible();
  paste(document.body, ['text/plain'], []);
  expect(screen.getAllByRole('combobox')).toHaveLength(1);
});

it('[CA-17] takes a picture that is pasted while a field has the focus, as long as it brings no text', async () => {
  await open();
  const field = addToPage('textarea');
  paste(field, ['text/plain', 'Files'], [jpg('named.jpg')]);
  paste(addToPage('input'), ['text/plain', 'Files'], [jpg('named.jpg')]);
  paste(field, ['text/html', 'Files'], [jpg('image.jpg')]);
  expect(await screen.findByRole('button', { name: 'Leave out image.jpg' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Leave out named.jpg' })).toBeNull();
  // A copied file brings its name as text, of which a page without a field makes nothing.
  paste(document.body, ['text/plain', 'Files'], [jpg('copied.jpg')]);
  expect(await screen.findByRole('button', { name: 'Leave out copied.jpg' })).toBeVisible();
});

it('[CA-17] leaves the picture of cells and letters, and what another part of the page takes', async () => {
  await open();
  const chat = addToPage('div');
  chat.addEventListener('paste', (event) => event.preventDefault());
  paste(chat, ['Files'], [jpg('for-chat.jpg')]);
  paste(document.body, ['text/plain', 'text/html', 'Files'], [jpg('cells.jpg')]);
  paste(document.body, ['Files'], [jpg('image.jpg')]);
  expect(await screen.findByRole('button', { name: 'Leave out image.jpg' })).toBeVisible();
  expect(screen.getAllByRole('button', { name: /^Leave out/ })).toHaveLength(1);
});
