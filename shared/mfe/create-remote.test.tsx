import { createSlice } from '@reduxjs/toolkit';
import { act, screen } from '@testing-library/react';
import { Button } from 'antd';
import { useState } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import { cancelled, delay } from 'redux-saga/effects';
import type { SagaIterator } from 'redux-saga';
import { bus } from '../bus';
import { renderRemote } from '../testing';
import { createRemote, defineManifest, useBusEvent, type RemoteLifecycle } from '.';

const messages = defineMessages({ hello: { id: 'test.hello', defaultMessage: 'Hello' } });
const manifest = defineManifest({
  id: 'cases',
  title: { en: 'Test', tr: 'Test', ar: 'Test' },
  contract: '^1.0.0',
  paths: ['/test'],
  navigation: [],
  emits: [],
  hears: ['shipment:updated'],
});
const slice = createSlice({ name: 'test', initialState: {}, reducers: {} });

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
  const loadMessages = () => Promise.resolve({ 'test.hello': 'مرحبا' });
  return createRemote({ manifest, App, loadMessages, reducer: slice.reducer, saga });
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
