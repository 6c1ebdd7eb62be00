import { CASE_STATUSES, LOCALES, whoseTurn, type Locale } from '@portal/shared/contract';
import { REQUEST_NEWS, type Mail } from './mail';
import { renderMail } from './render-mail';

const PUBLIC = 'https://portal.example';
const person = { name: 'Ada', companyName: 'Bright Smile', path: '/set-password#token=abc' };
const ofCase = { name: 'Ada', identifier: 'C-10001', path: '/admin/all/1/overview' };
const mails: Pick<Mail, 'template' | 'data'>[] = [
  { template: 'accountOpened', data: { ...person, hours: 168 } },
  { template: 'passwordForgotten', data: { ...person, hours: 2 } },
  { template: 'secondFactorReset', data: { ...person, byName: 'Sue Park' } },
  ...(['passkeyAdded', 'passkeyRemoved', 'appAdded', 'appRemoved', 'passwordChanged'] as const).map(
    (change) => ({ template: 'securityChanged' as const, data: { ...person, change } }),
  ),
  ...(['superAdmin', 'onlySuperAdmin', 'secondFactorReset'] as const).map((change) => ({
    template: 'accessChanged' as const,
    data: { ...person, path: '/profile/security', personName: 'Sue Park', change },
  })),
  { template: 'doctorInvited', data: { ...person, hours: 168 } },
  { template: 'caseNeedsAction', data: { ...ofCase, status: 'IN_CUSTOMER_APPPROVE' } },
  { template: 'caseNeedsAction', data: { ...ofCase, status: 'REJECTED', isDoctorsTurn: true } },
  { template: 'caseShipped', data: { ...ofCase, status: 'FIRST_MILE_SHIPPED' } },
  { template: 'caseShipped', data: { ...ofCase, status: 'FIRST_MILE_SHIPPED', isStraight: true } },
  { template: 'caseExpired', data: { ...ofCase, isReturn: false } },
  { template: 'caseExpired', data: { ...ofCase, isReturn: true } },
  ...REQUEST_NEWS.map((status) => ({
    template: 'requestMoved' as const,
    data: { name: 'Ada', identifier: 'R-10001', path: '/request/1/overview', status },
  })),
  { template: 'refinementRefused', data: ofCase },
  {
    template: 'erasuresScheduled',
    data: { name: 'Ada', path: '/patient-data', count: 3, dueAt: '2026-12-07T10:00:00.000Z' },
  },
  {
    template: 'chatDigest',
    data: {
      ...{ name: 'Ada', path: '/inbox' },
      cases: Array.from({ length: 13 }, (_, n) => ({ identifier: `C-${n}`, messages: n + 1 })),
    },
  },
];
const render = (mail: Pick<Mail, 'template' | 'data'>, locale: Locale | null = 'en') =>
  renderMail({ ...mail, locale }, PUBLIC);

describe('a mail', () => {
  it('[SH-02] exists in every language, each with its own words, the same link and the right direction', () => {
    for (const mail of mails) {
      const all = LOCALES.map((locale) => render(mail, locale));
      expect(new Set(all.map(({ subject }) => subject)).size).toBe(LOCALES.length);
      for (const { locale, text, html, link } of all) {
        expect(link).toBe(`${PUBLIC}${mail.data.path}`);
        expect([text.includes(link), html.includes(`href="${link}"`)]).toEqual([true, true]);
        expect(html).toContain(`<html lang="${locale}" dir="${locale === 'ar' ? 'rtl' : 'ltr'}">`);
        expect(text).toContain('Ada');
        expect(text).not.toMatch(/undefined|\[object/);
      }
    }
    expect(render(mails[0] as Mail, null).locale).toBe('en');
  });

  it('says how long its link works', () => {
    const lives = (locale: Locale) => [0, 1].map((index) => render(mails[index] as Mail, locale).text);
    expect(lives('en')[0]).toContain('for 7 days.');
    expect(lives('en')[1]).toContain('for 2 hours.');
    expect(lives('tr')[0]).toContain('7 gün geçerlidir');
    expect(lives('ar')[0]).toContain('7 أيام');
    expect(lives('ar')[1]).toContain('ساعتان');
  });

  it('[DR-03] promises an invited doctor no account: the organisation submits for them', () => {
    const invited = mails.find(({ template }) => template === 'doctorInvited') as Mail;
    expect(render(invited, 'en').text).toContain('Bright Smile would like to submit cases for you');
    expect(render(invited, 'tr').text).toContain('sizin adınıza vaka göndermek istiyor');
    expect(render(invited, 'ar').text).toContain('إرسال الحالات نيابةً عنكم');
  });

  it('names the place where the digest is switched off as the portal does', () => {
    const digest = (locale: Locale) => render(mails.at(-1) as Mail, locale).text;
    expect(digest('en')).toContain('under Notifications in the portal');
    expect(digest('tr')).toContain('portalda Bildirimler bölümünden');
    expect(digest('ar')).toContain('من «الإشعارات» في البوابة');
  });

  it('says for every status that is the client’s turn what is to be done', () => {
    const entered = CASE_STATUSES.filter(
      (status) => whoseTurn(status) === 'client' && !['NEW', 'FIRST_MILE_SHIPPED'].includes(status),
    );
    const linesOf = (status: (typeof CASE_STATUSES)[number], locale: Locale) =>
      render({ template: 'caseNeedsAction', data: { ...ofCase, status } }, locale).text.split('\n\n').length;
    for (const locale of LOCALES) for (const status of entered) expect(linesOf(status, locale)).toBe(5);
  });

  it.each([
    ['Click https://evil.example/now', 'Click https evil. example/now'],
    ['evil。example', 'evil. example'],
    ['win@evil．example', 'win evil. example'],
    ['Dr.Ada Yılmaz', 'Dr. Ada Yılmaz'],
    ['Dr. J. R. Tolkien', 'Dr. J. R. Tolkien'],
  ])('[DR-03] repeats the name %s as %s: no mail program makes a link of it', (name, said) => {
    for (const locale of LOCALES) {
      const data = { ...person, name, companyName: name, hours: 2 };
      const { subject, text, html } = render({ template: 'doctorInvited', data }, locale);
      const addresses = text.match(/[\p{L}\p{N}-]+[.．。@][\p{L}\p{N}-]+/gu) ?? [];
      expect(addresses.filter((address) => !'portal.example'.startsWith(address))).toEqual([]);
      for (const part of [subject, text, html]) expect(part).toContain(said);
    }
  });

  it('takes names for text, never for headers or HTML', () => {
    const name = 'Eve\r\nBcc: all@example.com\u2028\u202e<script>alert("1")</script>';
    const { subject, text, html } = render({
      template: 'doctorInvited',
      data: { ...person, name, companyName: name, hours: 2 },
    });
    expect(subject).toMatch(/^Eve Bcc: all example\. com <script>.*invites you$/);
    expect(subject).not.toMatch(/[\p{Cc}\u2028\u202e]/u);
    expect(html).not.toContain('<script>');
    expect(html).toContain('&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt;');
    expect(text.split('\n')[0]).toContain('Bcc: all example. com');
  });
});
