import { manifest } from './manifest';

test('[SH-11] doctors’ cases are searched for those whom the menu and the page show them to', () => {
  const entry = manifest.navigation.find(({ id }) => id === 'cases.doctor')!;
  const source = manifest.search!.sources!.find(({ id }) => id === 'cases.doctor')!;
  const rule = ({ access, onlyDso, isOpenToDso }: typeof entry | typeof source) => ({
    access,
    onlyDso,
    isOpenToDso,
  });
  expect(rule(source)).toEqual(rule(entry));
});
