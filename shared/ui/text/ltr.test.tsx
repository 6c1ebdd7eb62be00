import { render } from '@testing-library/react';
import { Ltr } from './ltr';

test.each([
  ['an address of mail', 'a.b@clinic.co.example', 'a.b@<wbr>clinic<wbr>.co<wbr>.example'],
  ['a phone number', '+44 20 7946 0102', '+44 20 7946 0102'],
])('%s reads left to right as it was typed, and may break between its names', (_what, text, html) => {
  const { container } = render(<Ltr>{text}</Ltr>);
  const [shown] = container.children;
  expect(shown).toHaveAttribute('dir', 'ltr');
  expect(shown).toHaveTextContent(text);
  expect(shown?.innerHTML).toBe(html);
});
