import { whyNotName } from './doctor-name';

describe('the name of a doctor', () => {
  it.each(['Dr. Ada Yılmaz', 'Dr.Ada', "J. R. O'Neill-Şahin", 'د. ليلى حداد', 'Dr. Kim (Ortho), PhD'])(
    'is %s',
    (name) => expect(whyNotName(name)).toBeUndefined(),
  );

  it.each([
    ['Click https://evil.example', 'addressInName'],
    ['Visit WWW.evil.example', 'addressInName'],
    ['evil.example/prize', 'addressInName'],
    ['win@evil.example', 'addressInName'],
    ['<b>urgent</b>', 'addressInName'],
    ['=HYPERLINK(1)', 'format'],
    ['+1', 'format'],
    ['Dr. Ada\nBcc: all', 'format'],
    ['', 'required'],
    ['a'.repeat(121), { code: 'tooLong', values: { max: 120 } }],
  ])('[DR-03] is not %j', (name, why) => expect(whyNotName(name)).toEqual(why));
});
