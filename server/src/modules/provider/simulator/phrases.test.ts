import { LOCALES } from '@portal/shared/contract';
import { localeOf } from './language';
import { answerTo, planReadyLine } from './phrases';

describe('localeOf', () => {
  it.each([
    ['When will the parcel arrive?', 'en'],
    ['Hello', 'en'],
    ['The plan is fine', 'en'],
    ['Kargo ne zaman gelir?', 'tr'],
    ['merhaba', 'tr'],
    ['Şu plana bakar mısınız', 'tr'],
    ['متى تصل الشحنة؟', 'ar'],
    ['C-10001 متى؟', 'ar'],
    ['👍', 'en'],
  ])('%s is %s', (message, locale) => {
    expect(localeOf(message)).toBe(locale);
  });
});

describe('answerTo', () => {
  const about = (message: string) => ({ message, identifier: 'C-1', status: 'IN_QC' }) as const;

  it('answers what was asked, says whose turn it is, and names the case', () => {
    expect(answerTo(about('Where is the parcel?'), 'en')).toBe(
      'As soon as the courier takes the parcel of C-1, its airway bill is under Shipments. At the moment our team is working on it.',
    );
    expect(answerTo(about('teşekkürler'), 'tr')).toBe('Rica ederiz. C-1 vakasını takip ediyoruz.');
    expect(answerTo(about('متى تصل الشحنة؟'), 'ar')).toContain('الشحنات');
  });

  it.each(LOCALES)('has words for a plan that is ready in %s', (locale) => {
    const plan = {
      uuid: '',
      caseUuid: '',
      number: 3,
      status: 'PUBLISHED',
      upperStages: 12,
      lowerStages: 11,
      weeks: 24,
      note: null,
      createdAt: '',
      publishedAt: null,
      approvedBy: null,
    } as const;
    expect(planReadyLine(locale, { ...plan, rejectReason: null })).toMatch(/3.*12.*11.*24/);
    const ofOneArch = { ...plan, upperStages: 0, rejectReason: null };
    expect(planReadyLine(locale, ofOneArch)).toMatch(/^[^0]*3[^0]*11[^0]*24[^0]*$/);
  });
});
