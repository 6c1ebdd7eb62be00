import { Writable } from 'node:stream';
import { EventStreams } from './event-streams';

test('who does not read is cut off, and the others hear on', () => {
  const streams = new EventStreams();
  const heard: string[] = [];
  const stuck = new Writable({ write: () => undefined });
  const good = new Writable({
    write: (chunk: Buffer, _encoding, done) => {
      heard.push(chunk.toString().slice(0, 5));
      done();
    },
  });
  streams.add(stuck);
  streams.add(good);
  const text = `first${'.'.repeat(70_000)}`;
  streams.send(text);
  expect(stuck.destroyed).toBe(false);
  streams.send('second');
  expect([stuck.destroyed, good.destroyed, heard]).toEqual([true, false, ['first', 'secon']]);
  streams.close();
  expect(good.writableEnded).toBe(true);
});

test('one heartbeat serves all streams, and ends with them', () => {
  jest.useFakeTimers();
  const streams = new EventStreams();
  const heard: string[] = [];
  const tab = (): Writable =>
    new Writable({
      write: (chunk: Buffer, _encoding, done) => {
        heard.push(chunk.toString());
        done();
      },
    });
  streams.add(tab());
  streams.add(tab());
  jest.advanceTimersByTime(15_000);
  expect(heard).toEqual([':\n\n', ':\n\n']);
  streams.close();
  expect(jest.getTimerCount()).toBe(0);
  jest.useRealTimers();
});
