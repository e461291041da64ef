import { once } from 'node:events';
import { type MessagePort, parentPort } from 'node:worker_threads';
import { type Classifier, createClassifier } from './classify.ts';
import { IN_FLIGHT, type ReadAnswer, type ReadMessage } from './feed-reader.ts';
import { failureOf } from './read-failure.ts';
import { type ReadRequest, readFeed } from './read-feed.ts';

/** The thread that reads feeds: each request brings the port on which its parts are told. */
let classifier: Classifier | undefined;

async function serve(request: ReadRequest, port: MessagePort): Promise<void> {
  const tell = (message: ReadMessage) => port.postMessage(message);
  let free = IN_FLIGHT;
  let stopped = false;
  port.on('message', (answer: ReadAnswer) => {
    if (answer === 'stop') stopped = true;
    else free++;
  });
  try {
    classifier ??= createClassifier();
    for await (const part of readFeed(request, classifier)) {
      while (free <= 0 && !stopped) await once(port, 'message');
      if (stopped) break;
      tell({ part });
      free--;
    }
    tell({ end: true });
  } catch (error) {
    tell(failureOf(error));
  } finally {
    port.close();
  }
}

parentPort?.on('message', ({ request, port }: { request: ReadRequest; port: MessagePort }) => {
  void serve(request, port);
});
