import { checkNewPassword } from './password-rules';

const ADA = { name: 'Ada Lovelace', email: 'ada.l@bright-smile.example', companyName: 'Bright Smile Group' };
const check = (password: string) => checkNewPassword(password, ADA, 'newPassword');

it.each([
  ['too short', 'k7$Qz!pw', 'at least 10'],
  ['of one character', 'aaaaaaaaaaaa', 'repeats'],
  ['a pattern of two', '1212121212', 'repeats'],
  ['common', 'basketball', 'too common'],
  ['common, in capitals', 'PASSWORD123', 'too common'],
  ['the name', 'Lovelace Ada', 'name, email or company'],
  ['the email', 'ada.l@bright-smile.example', 'name, email or company'],
  ['the company and a year', 'BrightSmile2026', 'name, email or company'],
  ['a product word and a year', 'Portal-2026!', 'words of the portal'],
  ['a breached one that is not among the commonest thousands', 'footballismylife', 'too common'],
  ['the product', 'Dentalportal1!', 'name, email or company'],
])('a password that is %s is refused', async (_, password, why) => {
  await expect(check(password)).rejects.toMatchObject({
    code: 'validation',
    errors: { newPassword: expect.stringContaining(why) },
  });
});

it.each([
  'seven green kettles',
  'k7$Qz!pw-Tn2',
  'şifremi kimse bilmez',
  'كلمة سر طويلة جدا',
  '🦷🐘🌵🚲🎺🧊🪁🍋🔭🧶',
])('a password like %s is taken, whatever it is made of', async (password) => {
  await expect(check(password)).resolves.toBeUndefined();
});
