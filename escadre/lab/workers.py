"""Many jobs on all cores, or on a Ray cluster; the results come in the order of the jobs, whoever did them."""

from __future__ import annotations

import multiprocessing
import os
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from contextlib import nullcontext
from typing import Any, TypeVar

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from escadre.core.errors import Unreadable

J = TypeVar("J")
R = TypeVar("R")

ENGINES = ("local", "ray")


def results(
    task: Callable[[J], R],
    jobs: Sequence[J],
    workers: int | None = None,
    engine: str = "local",
    progress: bool = False,
    label: str = "",
) -> Iterator[R]:
    """Each job's result, in order. `task` is a function of a module, so that other processes find it.

    Whoever has seen enough closes the iterator; what is still in work is then dropped.
    """
    if engine not in ENGINES:
        raise Unreadable("error-engine", engine=engine, engines=", ".join(ENGINES))
    if workers is not None and workers < 1:
        raise Unreadable("error-workers", workers=workers)
    if engine == "ray":
        source = _on_ray(task, jobs, workers)
    else:
        workers = min(workers or os.cpu_count() or 1, len(jobs))
        source = map(task, jobs) if workers <= 1 else _on_cores(task, jobs, workers)
    bar = Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=Console(stderr=True),
    )
    with bar if progress else nullcontext():
        line = bar.add_task(label, total=len(jobs)) if progress else None
        for result in source:
            if line is not None:
                bar.advance(line)
            yield result


def _chunk(jobs: int, workers: int) -> int:
    """Large enough to be worth sending, small enough that the cores finish together."""
    return max(1, min(32, jobs // (workers * 8)))


def _on_cores(task: Callable[[J], R], jobs: Sequence[J], workers: int) -> Iterator[R]:
    # Spawned, not forked: the same on every system, and safe under a server's threads.
    with ProcessPoolExecutor(workers, mp_context=multiprocessing.get_context("spawn")) as pool:
        try:
            yield from pool.map(task, jobs, chunksize=_chunk(len(jobs), workers))
        finally:
            pool.shutdown(wait=False, cancel_futures=True)


def _batch(task: Callable[[J], R], jobs: Sequence[J]) -> list[R]:
    return [task(job) for job in jobs]


def _on_ray(task: Callable[[J], R], jobs: Sequence[J], workers: int | None) -> Iterator[R]:
    try:
        import ray as installed
    except ImportError:
        raise Unreadable("error-ray") from None
    ray: Any = installed  # its own hints are incomplete
    ours = not ray.is_initialized()
    ray.init(include_dashboard=False, ignore_reinit_error=True, log_to_driver=False, configure_logging=False)
    try:
        cores = workers or int(ray.cluster_resources().get("CPU", 1))
        chunk = _chunk(len(jobs), cores)
        remote = ray.remote(_batch)
        function = ray.put(task)
        under_way: deque[Any] = deque()
        for start in range(0, len(jobs), chunk):
            under_way.append(remote.remote(function, list(jobs[start : start + chunk])))
            if len(under_way) > 2 * cores:
                yield from ray.get(under_way.popleft())
        while under_way:
            yield from ray.get(under_way.popleft())
    finally:
        if ours:
            ray.shutdown()
