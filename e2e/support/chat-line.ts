import type { BrowserContext, WebSocketRoute } from '@playwright/test';

/** The chat sockets of all pages of a browser, with a way to cut them. */
export class ChatLine {
  private isCut = false;
  private readonly open = new Set<WebSocketRoute>();
  private held: { readonly question: string; readonly waiting: (() => void)[] } | null = null;

  private constructor(private readonly context: BrowserContext) {}

  static async of(context: BrowserContext): Promise<ChatLine> {
    const line = new ChatLine(context);
    await context.routeWebSocket(/\/chat/, async (socket) => {
      if (line.isCut) return socket.close();
      line.open.add(socket);
      socket.onClose(() => line.open.delete(socket));
      const server = socket.connectToServer();
      socket.onMessage((message) => {
        const send = () => server.send(message);
        if (line.held && String(message).includes(`"${line.held.question}"`)) line.held.waiting.push(send);
        else send();
      });
    });
    return line;
  }

  /** Holds one kind of question back on its way to the server until the returned function is called. */
  hold(question: string): () => void {
    const waiting: (() => void)[] = [];
    this.held = { question, waiting };
    return () => {
      this.held = null;
      for (const send of waiting) send();
    };
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
