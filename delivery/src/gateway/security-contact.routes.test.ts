import { gatewayFixture } from '../testing/gateway-fixture';

test('says where weaknesses are reported, for less than a year', async () => {
  const gateway = await gatewayFixture({ securityContact: 'mailto:security@clinic.example' });
  const { body, headers } = await gateway.app.inject('/.well-known/security.txt');
  expect(headers['content-type']).toBe('text/plain; charset=utf-8');
  expect(body).toContain('Contact: mailto:security@clinic.example\n');
  const end = Date.parse(/^Expires: (.*)$/m.exec(body)?.[1] ?? '');
  expect([end > Date.now(), end < Date.now() + 365 * 24 * 3_600_000]).toEqual([true, true]);
  await gateway.close();
});

test('says nothing where no contact is set', async () => {
  const gateway = await gatewayFixture();
  const { body } = await gateway.app.inject('/.well-known/security.txt');
  expect(body).not.toContain('Contact');
  await gateway.close();
});
