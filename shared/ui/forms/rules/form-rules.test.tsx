import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Form, Input } from 'antd';
import { IntlProvider } from 'react-intl';
import Format from 'typebox/format';
import type { Locale } from '../../../contract';
import arabic from '../../i18n/ar.json';
import turkish from '../../i18n/tr.json';
import { PortalForm } from '../portal-form';
import { SubmitButton } from '../submit-button';
import {
  beginsWithLetter,
  isEmail,
  isFilled,
  isLongPassword,
  isMoreThan,
  isPhone,
  isShorterThan,
  isVariedPassword,
} from './form-rules';
import { useFormRules } from './use-form-rules';

const CASES: readonly [string, (value: unknown) => boolean, readonly unknown[], readonly unknown[]][] = [
  ['required', isFilled, ['a', ' a ', 0, false, ['a']], ['', '  \t\n', '\u00a0', null, undefined, []]],
  ['moreThan 3', isMoreThan(3), [4, '3.01', ' 4 '], [3, '3', 2, -4, 'four']],
  ['lessThan 3', isShorterThan(3), ['', 'ab', '🦷🦷'], ['abc', '   ']],
  [
    'firstCharacterIsLetter',
    beginsWithLetter,
    ['a1', 'Z', 'é'.normalize('NFD')],
    ['1a', ' a', 'é', 'ş', 'ع', '-'],
  ],
  ['phone', isPhone, ['+90 (532) 000-00', ' 100 '], ['call me', '١٢٣', '1/2']],
  [
    'email',
    isEmail,
    ['a@b.co', " O'Neil+x@Clinic.Example "],
    ['a', 'a@b', 'a@b.', 'a b@c.de', 'a@müller.de', 'a..b@c.de'],
  ],
  ['password', isLongPassword, ['0123456789', '٠١٢٣٤٥٦٧٨٩'], ['012345678', '🦷🦷🦷🦷🦷']],
  ['password', isVariedPassword, ['abcde', 'aaaaabcde'], ['abcdabcd', 'aAbBcCdD']],
];
it.each(CASES)('[AP-14] %s takes what is right and nothing else', (_name, isRight, right, wrong) => {
  expect(right.filter((value) => !isRight(value))).toEqual([]);
  expect(wrong.filter((value) => isRight(value))).toEqual([]);
});

it('[AP-14] takes no email address that the server refuses', () => {
  const local = ['a', 'a.b', "o'neil", 'x+y', '{a}', 'A-1'];
  const domain = ['b.co', 'a-b.c.de', 'Clinic.Example', 'a1.2b', 'xn--mller-kva.de'];
  const addresses = local.flatMap((name) => domain.map((host) => `${name}@${host}`));
  expect(addresses.filter((address) => !isEmail(address) || !Format.IsEmail(address))).toEqual([]);
});

function TreatmentForm() {
  const { required, moreThan, lessThan, firstCharacterIsLetter, phone, email, password } = useFormRules();
  const [form] = Form.useForm();
  const rules = {
    required,
    more: moreThan(3),
    less: lessThan(4),
    letter: firstCharacterIsLetter,
    phone,
    email,
  };
  return (
    <PortalForm form={form}>
      {Object.entries(rules).map(([name, rule]) => (
        <Form.Item key={name} name={name} label={name} rules={[rule]}>
          <Input />
        </Form.Item>
      ))}
      <Form.Item name="password" label="password" rules={password}>
        <Input />
      </Form.Item>
      <SubmitButton isRunning={false}>Save</SubmitButton>
    </PortalForm>
  );
}

const WRONG = { more: '3', less: '1234', letter: '1a', phone: 'x', email: 'a@b', password: 'aaa' };
const TOLD: Record<Locale, readonly string[]> = {
  en: [
    'this field is required',
    'Enter a number above 3',
    'Use fewer than 4 characters',
    'Begin with a letter from A to Z',
    'Use digits, spaces, brackets, + and - only',
    'Enter an email address, such as name@example.com',
    'At least 10 characters',
    'Not just a few characters repeated',
  ],
  tr: [
    'bu alan zorunludur',
    '3 değerinden büyük bir sayı girin',
    '4 karakterden az kullanın',
    'A ile Z arasında bir harfle başlayın',
    'Yalnızca rakam, boşluk, parantez, + ve - kullanın',
    'Bir e-posta adresi girin, örneğin name@example.com',
    'En az 10 karakter',
    'Hep aynı birkaç karakterden oluşmasın',
  ],
  ar: [
    'هذا الحقل مطلوب',
    'أدخل رقمًا أكبر من 3',
    'استخدم أقل من 4 أحرف',
    'ابدأ بحرف لاتيني من A إلى Z',
    'استخدم الأرقام والمسافات والأقواس و+ و- فقط',
    'أدخل عنوان بريد إلكتروني، مثل name@example.com',
    '10 أحرف على الأقل',
    'ألّا تكرّر الأحرف القليلة نفسها مرة بعد مرة',
  ],
};

it.each([
  ['en', {}],
  ['tr', turkish],
  ['ar', arabic],
] as const)(
  '[AP-14] says in %s what is wrong, and nothing of an empty field that may be empty',
  async (language, messages) => {
    const user = userEvent.setup();
    render(
      <IntlProvider locale={language} messages={messages} defaultLocale="en" onError={() => {}}>
        <TreatmentForm />
      </IntlProvider>,
    );
    await user.type(screen.getByLabelText('required'), ' {Enter}');
    expect(await screen.findByText(TOLD[language][0]!)).toBeVisible();
    expect(document.querySelectorAll('.ant-form-item-explain-error')).toHaveLength(1);
    for (const [name, text] of Object.entries(WRONG)) await user.type(screen.getByLabelText(name), text);
    for (const text of TOLD[language]) expect(await screen.findByText(text)).toBeVisible();
  },
);
