import type { BrowserContext, WebSocketRoute } from '@playwright/test';

/** The chat sockets of all pages of a browser, with a way to cut them. */
export class ChatLine {
  private isCut = false;
  private readonly open = new Set<WebSocketRoute>();

  private constructor(private readonly context: BrowserContext) {}

  static async of(context: BrowserContext): Promise<ChatLine> {
    const line = new ChatLine(context);
    await context.routeWebSocket(/\/chat/, async (socket) => {
      if (line.isCut) return socket.close();
      line.open.add(socket);
      socket.onClose(() => line.open.delete(socket));
      socket.connectToServer();
    });
    return line;
  }

  /** The network is gone: sockets break, and calls fail. */
  async cut(): Promise<void> {
    this.isCut = true;
    await this.context.setOffline(true);
    for (const socket of [...this.open]) await socket.close();
    this.open.clear();
  }

  async mend(): Promise<void> {
    this.isCut = false;
    await this.context.setOffline(false);
  }

  /** Sockets alone break and come back, as when a process behind them is replaced. */
  async shake(): Promise<void> {
    for (const socket of [...this.open]) await socket.close();
    this.open.clear();
  }
}
