import { act, screen } from '@testing-library/react';
import { Button } from 'antd';
import { useState } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import { cancelled, delay, type SagaIterator } from '../saga';
import { createSlice } from '../redux';
import { bus } from '../bus';
import { renderPart, renderRemote } from '../testing';
import { createRemote, defineManifest, definePart, useBusEvent, type RemoteLifecycle } from '.';

const messages = defineMessages({ hello: { id: 'test.hello', defaultMessage: 'Hello' } });
const manifest = defineManifest({
  id: 'cases',
  title: { en: 'Test', tr: 'Test', ar: 'Test' },
  paths: ['/test'],
  navigation: [],
  emits: [],
  hears: ['shipment:updated'],
});
const slice = createSlice({ name: 'test', initialState: {}, reducers: {} });
const arabic = () => Promise.resolve({ default: { 'test.hello': 'مرحبا' } });

function remoteOf(over: { onStop?: () => void; fails?: boolean } = {}): RemoteLifecycle {
  function App() {
    const { formatMessage } = useIntl();
    const [heard, setHeard] = useState(0);
    useBusEvent('shipment:updated', () => setHeard((n) => n + 1));
    if (over.fails) throw new Error('broken page');
    return <Button>{`${formatMessage(messages.hello)} ${heard}`}</Button>;
  }
  function* saga(): SagaIterator {
    try {
      yield delay(2 ** 30);
    } finally {
      if (yield cancelled()) over.onStop?.();
    }
  }
  return createRemote({ manifest, App, catalogues: { ar: arabic, tr: arabic }, slices: [slice], saga });
}

describe('createRemote', () => {
  test('mounts, hears its events, and unmounts: its sagas are cancelled and its subscriptions gone', async () => {
    const onStop = jest.fn();
    const remote = await renderRemote(remoteOf({ onStop }), '/test');
    await screen.findByRole('button', { name: 'Hello 0' });
    act(() => bus.emit('shipment:updated', { uuid: 'x' }));
    await screen.findByRole('button', { name: 'Hello 1' });
    await remote.unmount();
    expect(onStop).toHaveBeenCalled();
    expect(screen.queryByRole('button')).toBeNull();
  });

  test('[SH-02] shows the language of the portal', async () => {
    const remote = await renderRemote(remoteOf(), '/test', 'ar');
    await screen.findByRole('button', { name: 'مرحبا 0' });
    await remote.unmount();
  });

  test('[PL-05] an error of its page stays in its page and is told', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const remote = await renderRemote(remoteOf({ fails: true }), '/test');
    await screen.findByRole('alert');
    expect(remote.errors).toEqual([expect.objectContaining({ message: 'broken page' })]);
    await remote.unmount();
  });
});

describe('parts for pages of other domains', () => {
  const title = { en: 'Files', tr: 'Dosyalar', ar: 'الملفات' };
  const fill = { slot: 'case.tab', id: 'files', part: 'files', title, order: 1, access: 'customer' } as const;
  const definition = { App: () => null, catalogues: { ar: arabic, tr: arabic }, slices: [slice] };
  const files = definePart('case.tab', () => Promise.resolve(({ caseUuid }) => `files of ${caseUuid}`));

  test('have a root of their own, with what the pages of the remote have', async () => {
    const remote = createRemote({
      ...definition,
      manifest: { ...manifest, slots: [fill] },
      parts: { files },
    });
    const part = await renderPart<'case.tab'>(remote, 'files', { caseUuid: 'c-1', side: 'client' });
    expect(await screen.findByText('files of c-1')).toBeVisible();
    part.update({ caseUuid: 'c-2', side: 'client' });
    expect(await screen.findByText('files of c-2')).toBeVisible();
  });

  test('are asked for by a name that the remote does not have', async () => {
    const remote = createRemote({ ...definition, manifest });
    await expect(remote.loadPart('files')).rejects.toThrow('cases has no part files');
  });

  test.each([
    ['a part that there is not', fill],
    ['a part for another slot', { ...fill, slot: 'case.side' as const }],
  ])('a manifest that names %s does not make a remote', (_name, wrong) => {
    const parts = wrong.slot === 'case.side' ? { files } : {};
    expect(() => createRemote({ ...definition, manifest: { ...manifest, slots: [wrong] }, parts })).toThrow(
      `The manifest names a part files for ${wrong.slot}; there is none`,
    );
  });
});
