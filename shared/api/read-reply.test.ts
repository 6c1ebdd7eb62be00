import { PortalError } from '../errors';
import { readReply } from './read-reply';

const reply = (status: number, body: string) => new Response(body, { status });

async function failure(response: Response): Promise<PortalError> {
  return readReply(response).then(
    () => {
      throw new Error('expected a failure');
    },
    (error: PortalError) => error,
  );
}

describe('reading replies', () => {
  test.each([200, 201, 203, 206])('[AP-01] %i is a success', async (status) => {
    await expect(readReply(reply(status, '{"a":1}'))).resolves.toEqual({ a: 1 });
  });

  test.each([204, 205])('[AP-01] %i is a success without content', async (status) => {
    await expect(readReply(new Response(null, { status }))).resolves.toBeUndefined();
  });

  test('[AP-01] any other status is not a success', async () => {
    await expect(failure(reply(202, '{}'))).resolves.toBeInstanceOf(PortalError);
  });

  test.each([
    ['{"code":"validation","extra":[{"field":"a","msg":"first"},{"msg":"second"}],"message":"m"}', 'first'],
    ['{"message":"m","msg":"n"}', 'm'],
    ['{"msg":"n","error":"e"}', 'n'],
    ['{"error":"e"}', 'e'],
    ['{}', '400-Client Error'],
    ['<html>', '400-Client Error'],
  ])('[AP-03] %s tells %s', async (body, message) => {
    expect((await failure(reply(400, body))).message).toBe(message);
  });

  test('[AP-04] an unreadable success and an unusable error say so', async () => {
    expect((await failure(reply(200, '<html>'))).message).toBe('An error occurred, please try again');
    expect((await failure(reply(502, 'bad gateway'))).message).toBe('502-Server Error');
    expect((await failure(reply(302, ''))).message).toBe('Something went wrong');
  });

  test('[AP-05] an errors object is kept by field', async () => {
    const error = await failure(
      reply(400, '{"code":"wrongCredentials","message":"No","errors":{"password":"wrong"}}'),
    );
    expect(error).toMatchObject({ code: 'wrongCredentials', errors: { password: 'wrong' } });
  });
});
