import { Component, type ReactNode } from 'react';
import { FailedState } from '../ui';

interface Props {
  readonly onError: (error: unknown) => void;
  readonly children: ReactNode;
}

/** Keeps an error of one remote's page inside that page, and offers to try again. */
export class RemoteErrorBoundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override componentDidCatch(error: unknown): void {
    this.props.onError(error);
  }

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children;
    return <FailedState onRetry={() => this.setState({ failed: false })} />;
  }
}
